import { fitLines } from './limits.ts';
import type { FileToSend, View } from './message.ts';
import { escapeMarkdown } from './text.ts';

interface Somebody {
  readonly name: string;
  readonly ownerId: string | null;
}

interface Shown {
  readonly name: string;
  readonly channelId: string | null;
  readonly openedAt: Date;
}

const bold = (name: string): string => `**${escapeMarkdown(name)}**`;
const who = ({ name, ownerId }: Somebody): string =>
  bold(name) + (ownerId === null ? '' : ` · <@${ownerId}>`);
const names = (cast: readonly Somebody[]): string =>
  cast.length === 0 ? 'nobody yet' : cast.map(({ name }) => bold(name)).join(', ');
const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The first message of a scene: who is in it. Its players are named and not pinged. */
export function sceneView(scene: Shown, cast: readonly Somebody[], portraits: readonly FileToSend[]): View {
  return {
    card: {
      title: escapeMarkdown(scene.name),
      text: cast.length === 0 ? 'Nobody is in this scene yet.' : fitLines(cast.map(who), 3500),
      footer: 'Speak with /say · /scene cast changes who is here · /scene close ends it',
      tone: 'plain',
    },
    files: portraits,
  };
}

/** For the channel: where the scene is. */
export const openedView = (scene: Shown, thread: string, cast: readonly Somebody[]): View => ({
  card: { text: `The scene ${bold(scene.name)} opens: <#${thread}>. In it: ${names(cast)}.`, tone: 'good' },
});

/** Who is in a scene from now on. */
export const castView = (scene: Shown, cast: readonly Somebody[]): View => ({
  card: { text: `In the scene ${bold(scene.name)} now: ${names(cast)}.`, tone: 'plain' },
});

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;

/** How long something took, in its two largest units. */
export function span(milliseconds: number): string {
  let rest = Math.floor(milliseconds / 1000);
  const parts: string[] = [];
  for (const [size, unit] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
  }
  return parts.length === 0 ? 'less than a minute' : parts.slice(0, 2).join(' and ');
}

const often = (times: number): string => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`);

/** The closing line of a scene: how long it took, and who spoke. */
export function endedView(
  scene: Shown,
  closedAt: Date,
  spoke: readonly { readonly name: string; readonly times: number }[],
): View {
  const said = spoke.map(({ name, times }) => `${bold(name)} ${often(times)}`);
  const lasted = span(closedAt.getTime() - scene.openedAt.getTime());
  return {
    card: {
      title: `${escapeMarkdown(scene.name)}: the scene ends`,
      text: [
        `It began <t:${seconds(scene.openedAt)}:f> and lasted ${lasted}.`,
        said.length === 0 ? 'Nobody spoke in it with `/say`.' : `Spoke: ${said.join(', ')}.`,
      ].join('\n'),
      tone: 'quiet',
    },
  };
}

/** The open scenes of a campaign, with the way there. */
export function scenesView(
  scenes: readonly { readonly record: Shown; readonly cast: readonly Somebody[] }[],
): View {
  const lines = scenes.map(
    ({ record, cast }) =>
      `${bold(record.name)} · <#${record.channelId}> · since <t:${seconds(record.openedAt)}:R> · ${names(cast)}`,
  );
  return {
    card: {
      title: 'Open scenes',
      text: lines.length === 0 ? 'None: `/scene open name:…` opens one.' : fitLines(lines, 3500),
      tone: 'plain',
    },
  };
}
