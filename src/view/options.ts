import { type ActOption, type Choice, waysOfAttack } from '../engine/options.ts';
import type { AnySystem } from '../engine/system.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { fitLines } from './limits.ts';
import type { View } from './message.ts';
import { partyLine } from './party.ts';
import { refusalText } from './refusals.ts';

const MANY = 8;

function possible(choices: readonly Choice[] | undefined): string {
  const names = (choices ?? []).filter((one) => one.refused === null).map((one) => escapeMarkdown(one.name));
  return names.length === 0 ? '' : ` (${names.slice(0, MANY).join(', ')}${names.length > MANY ? ', …' : ''})`;
}

const noted = ({ note }: Choice): string => (note === undefined ? '' : `: ${note}`);

const FEW = 3;

/** The ways to attack other than plainly: a few with what they do, many by their names. */
function waysOf(acts: readonly ActOption[]): readonly string[] {
  const ways = waysOfAttack(acts).filter(({ refused }) => refused === null);
  if (ways.length > FEW) return [`\`/attack how:…\`${possible(ways)}`];
  return ways.map((way) => `\`/attack how:${way.name}\`${noted(way)}`);
}

/** What somebody can do now, and why the rest cannot be done. */
export function optionsView(
  system: AnySystem,
  scene: object,
  name: string,
  acts: readonly ActOption[],
): View {
  const can = acts.filter((option) => option.refused === null);
  const cannot = acts.filter((option) => option.refused !== null);
  const party = system.party?.lines(system.party.of(scene)) ?? [];
  const reasons = new Map<string, string[]>();
  for (const { name: option, refused } of cannot) {
    const why = refused === null ? '' : refusalText(refused, { system, before: scene });
    reasons.set(why, [...(reasons.get(why) ?? []), option]);
  }
  const command = ({ kind, name: act, detail }: ActOption) => {
    if (kind === 'attack') return '/attack';
    return detail === 'needed' ? `/act ${act} detail:…` : `/act ${act}`;
  };
  return {
    card: {
      title: `${escapeMarkdown(name)} can …`,
      text: fitLines(
        can.length === 0
          ? ['… do nothing right now.']
          : can.flatMap((option) => [
              `\`${command(option)}\`${possible(option.targets)}${noted(option)}`,
              ...(option.kind === 'attack' ? waysOf(acts) : []),
            ]),
        3500,
      ),
      ...(cannot.length === 0
        ? {}
        : {
            fields: [
              {
                name: 'Not now',
                value: fitLines(
                  [...reasons].map(([why, names]) => `**${names.join(', ')}**: ${why}`),
                  1000,
                ),
              },
            ],
          }),
      ...(party.length === 0 ? {} : { footer: partyLine(party) }),
      tone: 'plain',
    },
  };
}
