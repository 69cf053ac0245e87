import { describe, expect, test } from 'vitest';
import type { TrackerView } from '../../src/engine/words.ts';
import { limits } from '../../src/view/limits.ts';
import type { Row } from '../../src/view/message.ts';
import { doneView, safetyView, topicForm, xCardView } from '../../src/view/safety.ts';
import { trackerView } from '../../src/view/tracker.ts';

const labels = (rows: readonly Row[] | undefined): readonly (readonly string[])[] =>
  (rows ?? []).map((row) => row.flatMap((one) => ('label' in one ? [one.label] : [])));

const none = { lines: [], veils: [], paused: false };

describe('what there is', () => {
  test('has a button for a pause while the game goes on', () => {
    expect(labels(safetyView(none).rows)[0]).toEqual(['X-card', 'Rewind', 'Fast forward', 'Pause']);
  });

  test('has one to resume while it stands still', () => {
    expect(labels(safetyView({ ...none, paused: true }).rows)[0]).toContain('Resume');
  });

  test('where no campaign is played keeps nothing', () => {
    expect(labels(safetyView(null).rows)).toEqual([['X-card', 'Rewind', 'Fast forward']]);
  });

  test('has lines that change no form of the message', () => {
    expect(safetyView({ ...none, lines: ['**x** @everyone'] }).card?.fields?.[0]?.value).not.toContain(
      '**x**',
    );
  });

  test('has all lines in a field, however many', () => {
    const lines = Array.from({ length: 50 }, (_, n) => `${n} ${'x'.repeat(70)}`);
    expect(safetyView({ ...none, lines }).card?.fields?.[0]?.value.length).toBeLessThanOrEqual(
      limits.fieldValue,
    );
  });
});

describe('an X-card', () => {
  test('shows what to leave out as it was typed', () => {
    expect(xCardView('a `spider`', true).card?.text).toContain('**a \\`spider\\`**');
  });

  test('has buttons where a campaign is played', () => {
    expect(labels(xCardView(null, true).rows)).toEqual([['Undo a step', 'Pause']]);
  });

  test('becomes a line at a press, where that fits a button', () => {
    expect(labels(doneView(true, 0, 'spiders').rows)).toEqual([['Make it a line: never again']]);
  });

  test('does not where it would not', () => {
    expect(doneView(true, 0, 'x'.repeat(limits.customId)).rows).toBeUndefined();
  });

  test('does not with a sign that would break the button', () => {
    expect(doneView(true, 0, 'a|b').rows).toBeUndefined();
  });
});

describe('the form for a line', () => {
  test('has a title that Discord takes', () => {
    expect(topicForm('veils').title.length).toBeLessThanOrEqual(limits.formTitle);
  });
});

describe('a tracker', () => {
  const tracker: TrackerView = { round: 1, current: 'kira', left: [], lines: [], places: [] };
  test('has the X-card behind its other buttons', () => {
    expect(labels(trackerView(tracker, [], 'https://discord.com/x').rows)[0]).toEqual([
      'Go to the turn',
      'Status',
      'X-card',
    ]);
  });
});
