/**
 * The thirteen kinds in the rulebook's order, each with its icon. Field and pattern are in
 * Tinctures.svelte, words in the catalogue (`card-<kind>`).
 */
import artisan from '~icon/hammer-nails';
import assassin from '~icon/hooded-assassin';
import jester from '~icon/jester-hat';
import knight from '~icon/visored-helm';
import star from '~icon/polar-star';
import magician from '~icon/crystal-ball';
import merchant from '~icon/scales';
import beggar from '~icon/receive-money';
import monk from '~icon/monk-face';
import noble from '~icon/imperial-crown';
import priest from '~icon/jeweled-chalice';
import prowler from '~icon/cowled';
import witch from '~icon/witch-face';

export const ICONS: Record<string, string> = {
  artisan,
  assassin,
  jester,
  knight,
  star,
  magician,
  merchant,
  beggar,
  monk,
  noble,
  priest,
  prowler,
  witch,
};

export const KINDS = Object.keys(ICONS);
export const JESTER = 'jester';
