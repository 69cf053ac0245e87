import { escapeMarkdown } from '../../engine/text.ts';
import type { Button, View } from '../message.ts';
import { inRows } from '../panels/act.ts';
import { keyOf } from '../panels/keys.ts';
import type { SheetDesk } from './card.ts';
import { plainPicks, sheetId } from './picks.ts';

/** The rests there are, each with what it brings; a press takes it. */
export function restsView(desk: SheetDesk, note = ''): View {
  const { rests } = desk;
  const picks = plainPicks(desk.picks);
  const ids = rests.map(({ id }) => id);
  return {
    content: '',
    card: {
      title: `${escapeMarkdown(desk.name)} rests`,
      text: [
        ...(note === '' ? [] : [note, '']),
        ...rests.map(
          ({ name, note: says = '', refused }) =>
            `**${escapeMarkdown(name)}**: ${refused === null ? escapeMarkdown(says) : `✗ ${desk.why(refused)}`}`,
        ),
      ].join('\n'),
      tone: 'plain',
    },
    rows: [
      ...inRows(
        rests.slice(0, 15).map(
          ({ id, name, refused }): Button => ({
            kind: 'button',
            id: sheetId('rest', picks, keyOf(id, ids)),
            label: name,
            disabled: refused !== null,
          }),
        ),
      ),
      [{ kind: 'button', id: sheetId('back', picks), label: 'Back' }],
    ],
  };
}
