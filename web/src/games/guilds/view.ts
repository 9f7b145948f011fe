/** The view of a table of Medievallons. */
import type * as protocol from '../../protocol';
import type * as table from '../../table/question/picking.svelte';

export type View = protocol.View<'guilds'>;
export type Told = protocol.Told<'guilds'>;
export type Decision = protocol.Decision<'guilds'>;
export type Option = protocol.Option<'guilds'>;
export type Waiting = protocol.Waiting<'guilds'>;
export type Choice = protocol.Choice<'guilds'>;
export type Picking = table.Picking<'guilds'>;
