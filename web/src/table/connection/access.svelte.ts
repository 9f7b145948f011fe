/** The key with which the page enters a table: that of the address if it has one, else the stored one;
 * and whether there is an invitation to take a seat. */
import { memory } from '../../memory';
import type { Live } from './live.svelte';

export class SeatAccess {
  /** Invited, and not seated so far: the game should not begin without a word. */
  invited = $state(false);

  constructor(private readonly table: string) {
    this.invited = memory.offeredInvite(table) !== '';
  }

  get key(): string {
    return memory.offeredSeat(this.table) || memory.seatKey(this.table);
  }

  /** For an effect: keep what has opened a seat, let go of what has not. */
  follow(live: Live): void {
    const { welcome, refusal, view, info } = live;
    if (refusal?.error === 'unknown-key' && live.key === memory.offeredSeat(this.table)) {
      // What was remembered before is remembered still.
      memory.dropOfferedSeat(this.table);
    }
    if (welcome === null) return;
    if (welcome.you !== null && live.key !== '') memory.keepSeat(this.table, live.key);
    if (info !== null && view !== null) {
      // The seats are taken: the invitation has had its day.
      memory.dropOfferedInvite(this.table);
    } else if (welcome.you === null && memory.invite(this.table) !== '') {
      this.invited = true;
    }
  }
}
