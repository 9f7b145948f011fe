/**
 * The key for a table: the one in the address, else the stored one; and whether there is an
 * invitation to take a seat.
 */
import { memory } from '../../memory';
import type { Live } from './live.svelte';

export class SeatAccess {
  /** Whether the viewer is invited and not yet seated: the game should not begin without notice. */
  invited = $state(false);

  constructor(private readonly table: string) {
    this.invited = memory.offeredInvite(table) !== '';
  }

  get key(): string {
    return memory.offeredSeat(this.table) || memory.seatKey(this.table);
  }

  /** For an effect: store a key that has been accepted, drop one that has been refused. */
  follow(live: Live): void {
    const { welcome, refusal, view, info } = live;
    if (refusal?.error === 'unknown-key' && live.key === memory.offeredSeat(this.table)) {
      // The stored key is still valid.
      memory.dropOfferedSeat(this.table);
    }
    if (welcome === null) return;
    if (welcome.you !== null && live.key !== '') memory.keepSeat(this.table, live.key);
    if (info !== null && view !== null) {
      // All seats are taken: the invitation is of no further use.
      memory.dropOfferedInvite(this.table);
    } else if (welcome.you === null && memory.invite(this.table) !== '') {
      this.invited = true;
    }
  }
}
