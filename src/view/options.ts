import type { ActOption, Choice } from '../engine/options.ts';
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
          : can.map(
              (option) =>
                `\`${command(option)}\`${possible(option.targets)}${option.note === undefined ? '' : `: ${option.note}`}`,
            ),
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
