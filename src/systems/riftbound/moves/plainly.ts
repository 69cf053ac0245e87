import { singleBlanks } from '../../../engine/text.ts';

/** How people begin: 'go', 'I run'. It says nothing that counts. */
const VERB =
  /^(?:(?:i|we|then|and) )*(?:(?:go|goes|move|walk|run|step|crawl|sneak|creep|head|advance|charge|dash|jump|climb|drive|ride|fly|steer|ram)(?: (?:over|straight|back|around))?(?: |$))/u;

/** Other words for what is read, each as it is read. */
const SAYINGS: readonly (readonly [RegExp, string])[] = [
  [/^((?:to )?\d{1,4}(?:\.\d{1,2})?) ?\/ ?(?=\d)/u, '$1,'],
  [/^(?:approach|reach|join) /u, 'to '],
  [/^((?:\d{1,3}(?:\.\d{1,2})? ?(?:m|metres?|meters?)? )?)(?:closer|nearer) to /u, '$1towards '],
  [/^(?:flee|run away|retreat|back off|back away|back)$/u, 'away from the nearest enemy'],
  [/^(?:flee|run away|retreat|back off|back away) from /u, 'away from '],
  [/^as far (?:away )?as (?:possible|i can) (?:away )?from /u, 'away from '],
  [/^(?:back|retreat) (\d{1,3}(?:\.\d{1,2})?) ?(?:m|metres?|meters?)?$/u, '$1 m away from the nearest enemy'],
  [/^(\d{1,3}(?:\.\d{1,2})?) ?(?:m|metres?|meters?) back(?:wards)?$/u, '$1 m away from the nearest enemy'],
  [/^(?:take|find|seek|get into|to|behind) cover$/u, 'out of sight'],
  [/^(?:in sight of|(?:to )?where i (?:can )?see) /u, 'into sight of '],
  [/^(?:hide|duck|crouch|get|stay) behind /u, 'behind '],
  [/^(?:beyond|to the other side of|across) (?=\p{L})/u, 'past '],
  [/^(?:in|out) through /u, 'through '],
  [/^along to /u, 'to '],
  // The book knows no front: left and right are those of the picture, and forward is where the enemies are.
  [/(^| )(?:to the |on the )?left(?:wards)?$/u, '$1west'],
  [/(^| )(?:to the |on the )?right(?:wards)?$/u, '$1east'],
  [
    /^(\d{1,3}(?:\.\d{1,2})?) ?(?:m|metres?|meters?)? (?:forwards?|ahead)$/u,
    '$1 m towards the nearest enemy',
  ],
  [/^(?:forwards?|ahead)$/u, 'towards the nearest enemy'],
  [/^(?:onto|on|up|at|by) (?=\p{L})/u, 'to '],
  [/ (?:to the|at|due|for) (?=[\p{L}-]+$|\d)/u, ' '],
  [/^(?:to the|due) (?=(?:north|south|east|west)[a-z-]*$)/u, ''],
];

/**
 * What somebody has typed of a way, part by part: 'Go to 12, 5 and then 4 m to the north' is '12,5' and '4 m to the north'. Places one after the other
 * are parts, too.
 */
export const partsOf = (typed: string): readonly string[] =>
  singleBlanks(typed)
    .toLowerCase()
    .replace(/[()]/gu, '')
    .replace(/(\d) ?[,/] ?(?=\d)/gu, '$1,')
    .split(/ ?; ?|,? (?:and )?then |, | and (?=\d|to |towards? |away )| to (?=\d{1,4}(?:\.\d{1,2})?,\d)/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && plainly(part) !== '');

/** A part in the words that are read; '' where it says nothing that counts. */
export function plainly(part: string): string {
  let plain = part.trim();
  for (const [saying, read] of SAYINGS) plain = plain.replace(saying, read);
  plain = plain.replace(VERB, '').trim();
  for (const [saying, read] of SAYINGS) plain = plain.replace(saying, read);
  return plain;
}
