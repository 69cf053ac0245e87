import type { Json } from '../../engine/json.ts';
import type { Params } from '../../engine/refusal.ts';
import { mention } from '../people.ts';
import { did, list, say } from '../said.ts';

const mentions = (ids: Json | undefined): string =>
  Array.isArray(ids) && ids.length > 0 ? ids.map((id) => mention(String(id))).join(' or ') : 'a GM';

/** What is refused about ready fights. */
export const READY_REFUSALS: { readonly [code: string]: (params: Params) => string } = {
  readyForGm: (p) => `Only a GM opens a ready fight. Ask ${mentions(p.gms)} to open one, then take a hero.`,
  readyGone: () => "I can't find that ready fight. `/encounter ready` opens one.",
  readyOff: () => 'That ready fight was called off. `/encounter ready` opens another.',
  readyBegun: () => 'The fight has begun: its heroes are taken.',
  noReadyFights: (p) => `${say(p.system)} has no ready fight. \`/encounter start\` begins your own.`,
  noSuchReady: (p) =>
    `I don't know the ready fight "${say(p.typed)}".${did(p)} Choose from: ${list(p.names)}.`,
  heroTaken: (p) => `<@${String(p.who)}> plays **${say(p.name)}**. Take another hero.`,
  noHeroTaken: () => 'You have no hero here. Press one to play them.',
  sidesOpen: () => 'Somebody must take each side first. You may take several.',
  nobodyReady: () => 'Nobody has a hero yet. Press one first, then **Begin**.',
  takeHeroFirst: () => 'Take a hero first, then press **Begin**.',
};
