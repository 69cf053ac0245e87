import { expect, test } from 'vitest';
import { mayReveal, maySee, VISIBILITIES } from '../../../src/app/rolls/visibility.ts';
import { wishOf } from '../../../src/app/rolls/wish.ts';

const people = {
  roller: { roller: true, gm: false },
  gm: { roller: false, gm: true },
  other: { roller: false, gm: false },
};

const those = (may: (who: (typeof people)['gm']) => boolean) =>
  Object.entries(people).flatMap(([name, who]) => (may(who) ? [name] : []));

test.for(VISIBILITIES)('how a roll for %s falls is seen by whom it is for', (visibility) => {
  const seenBy = { everybody: ['roller', 'gm', 'other'], whisper: ['roller', 'gm'], blind: ['gm'] };
  expect(those((who) => maySee(visibility, who))).toEqual(seenBy[visibility]);
});

test.for(VISIBILITIES)('a roll for %s is revealed by who knows it first', (visibility) => {
  const revealedBy = { everybody: [], whisper: ['roller'], blind: ['gm'] };
  expect(those((who) => mayReveal(visibility, who))).toEqual(revealedBy[visibility]);
});

test('what was secret before there were three ways is a whisper', () => {
  expect(wishOf({ intent: { kind: 'roll', notation: '1d6', secret: true } })?.visibility).toBe('whisper');
});

test('what was not secret then is for everybody', () => {
  expect(wishOf({ intent: { kind: 'roll', notation: '1d6', secret: false } })?.visibility).toBe('everybody');
});
