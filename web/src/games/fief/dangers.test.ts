/** Tests what can happen to a player, as everybody can see it. */
import { describe, expect, it } from 'vitest';
import type { FiefView } from '../../protocol';
import { loadCatalogue, Words } from '../../words';
import { dangersOf } from './dangers';
import { battle } from './stage/stage.fixture';
import { camp, fiefTable, lord, NOUNS, player, village } from './table.fixture';

const words = new Words('en', {
  game: { nouns: NOUNS },
  catalogue: await loadCatalogue('fief', 'en'),
  players: ['Ana', 'Ben', 'Cleo'],
  reader: 0,
});
const told = (table = fiefTable(), you = 0) => dangersOf(table, you, words).map(({ text }) => text);

describe('dangers', () => {
  it('lists players with a lord and troops in the same village', () => {
    expect(told()).toContain('Ben could attack you at Charolles.');
    expect(told(fiefTable(), 2).join()).not.toContain('attack');
  });

  it('lists all of them on one line', () => {
    const table = fiefTable();
    const villages = table.villages.map((each) =>
      each.name === 'charolles' ? { ...each, camps: [...each.camps, camp(2, 1, 0)] } : each,
    );
    const lords = [...table.lords, lord('quentin', 2, 'charolles')];
    expect(told({ ...table, villages, lords })).toContain(
      'Ben and Cleo could attack you at Charolles.',
    );
  });

  it('lists none in bad weather', () => {
    const table = fiefTable();
    const sees = table.bishoprics.map((see) => ({ ...see, sky: ['bad-weather'] }));
    expect(told({ ...table, bishoprics: sees }).join()).not.toContain('attack');
  });

  it('skips allies and opponents of the current battle', () => {
    const sides = (...each: string[]) => fiefTable({ battle: battle({ sides: each }) });
    expect(told(sides('attacker', 'defender', 'neither')).join()).not.toContain('attack');
    expect(told(sides('attacker', 'attacker', 'defender')).join()).not.toContain('attack');
    expect(told(sides('neither', 'defender', 'attacker')).join()).toContain('Ben could attack you');
  });

  describe('on the march', () => {
    const COMES = 'Ben could march on Les Essarts this turn.';
    const near = (more: Partial<FiefView> = {}, host = lord('henri', 1, 'bourg')): FiefView => {
      const table = fiefTable();
      const villages = table.villages.map((each) =>
        each.name === 'bourg' ? { ...each, camps: [camp(1, 3, 0)] } : each,
      );
      return { ...table, villages, lords: [host, lord('alienor', 2, 'les-essarts')], ...more };
    };

    it('lists players who can reach a village with a lord and troops', () => {
      expect(told(near(), 2)).toContain(COMES);
      expect(told(near({ phase: 'income' }), 2)).toContain(COMES);
      expect(told(near({ lords: [] }), 2)).not.toContain(COMES);
      expect(told(near({}, lord('henri', 1, 'bourg', { captor: 0 })), 2)).not.toContain(COMES);
      expect(told(near({}, lord('henri', 1, 'l-epervier')), 2)).not.toContain(COMES);
    });

    it('lists them until they have moved', () => {
      expect(told(near({ phase: 'battles' }), 2)).not.toContain(COMES);
      expect(told(near({ active: 2 }), 2)).not.toContain(COMES);
      expect(told(near({}, lord('henri', 1, 'bourg', { stages: 1 })), 2)).not.toContain(COMES);
    });

    it('skips allies, and players stopped by weather or by the viewer', () => {
      const [ana, ben, cleo] = fiefTable().seats;
      const seats = [ana!, { ...ben!, ally: 2 }, { ...cleo!, ally: 1 }];
      expect(told(near({ seats }), 2)).not.toContain(COMES);
      const stormy = fiefTable().bishoprics.map((see) => ({ ...see, sky: ['bad-weather'] }));
      expect(told(near({ bishoprics: stormy }), 2)).not.toContain(COMES);
      const villages = near().villages.map((each) =>
        each.name === 'villeneuve' ? { ...each, control: 2, camps: [camp(2, 1, 0)] } : each,
      );
      const stopped = told(near({ villages }), 2);
      expect(stopped).toContain('Ben could march on Villeneuve this turn.');
      expect(stopped).not.toContain(COMES);
    });

    it('lists the three worst defended villages at most', () => {
      const around = ['blaye', 'charolles', 'villeneuve', 'les-essarts'].map((name, at) =>
        village(name, 'bourg', 4, [0, 0], ['bourg'], { control: 2, camps: [camp(2, at + 1, 0)] }),
      );
      const bourg = village('bourg', 'bourg', 4, [0, 0], around.map(({ name }) => name).reverse(), {
        camps: [camp(1, 3, 0)],
      });
      const lines = told(near({ villages: [...around, bourg] }), 2);
      expect(lines.filter((line) => line.includes('march on'))).toEqual(
        ['Blaye', 'Charolles', 'Villeneuve'].map((name) => `Ben could march on ${name} this turn.`),
      );
    });
  });

  it('lists sieges, captivity and justice', () => {
    expect(told(fiefTable(), 1)).toContain('Ana besieges Charolles.');
    expect(told(fiefTable(), 2).join()).toContain('Othon is Ana’s prisoner');
    expect(told().join()).toContain('Justice can strike Jeanne');
  });

  it('lists revolts against a tax or in a famine', () => {
    expect(told()).toContain('Blaye may revolt.');
    expect(told(fiefTable(), 2)).toContain('Les Essarts may revolt.');
  });

  it('lists face-down calamities', () => {
    const lying = (track: number) => fiefTable({ piles: { ...fiefTable().piles, track } });
    expect(told(lying(0)).join()).not.toContain('calamit');
    expect(told(lying(2))).toContain('2 calamities are about to strike, nobody knows where.');
  });

  it('lists coming elections and imminent victories', () => {
    const held = fiefTable({
      villages: [
        village('bourg', 'bourg', 4, [80, 75], [], { control: 0, camps: [camp(0, 1, 0)] }),
      ],
      lords: [lord('henri', 0, 'bourg')],
      seats: [player({ points: 3 }), player(), player()],
    });
    const lines = told({ ...held, ballots: ['bishop-4'] });
    expect(lines[0]).toBe('You win at the end of this turn if nothing changes.');
    expect(lines.at(-1)).toContain('bishop of Bourg');
    expect(lines.at(-1)).not.toContain('king');
    const election = { office: 'bishop-4', candidates: [], tokens: [], voices: [], voting: true };
    const voting = told({ ...held, ballots: ['bishop-4'], election });
    expect(voting.join()).not.toContain('bishop of Bourg');
  });
});
