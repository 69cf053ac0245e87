import { describe, expect, test } from 'vitest';
import type { TurnCardRecord } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import { aCard, runningEncounter } from '../records.ts';

export function cardsContract(scene: () => Scene): void {
  async function live(): Promise<TurnCardRecord> {
    const card = aCard((await runningEncounter(scene().store)).id);
    await scene().store.replaceCard(card, null);
    return card;
  }

  describe('a card of a fight', () => {
    test('comes back as it was made', async () => {
      const card = await live();
      expect(await scene().other.liveCard(card.encounterId)).toEqual(card);
    });

    test('is found by its message', async () => {
      const card = await live();
      expect(await scene().store.cardOfMessage(card.messageId ?? '')).toEqual(card);
    });

    test('is the only live one: a second is a conflict', async () => {
      const card = await live();
      expect(await scene().other.replaceCard(aCard(card.encounterId), null)).toBe('conflict');
    });

    test('takes the place of the one before, which tells of nothing after it', async () => {
      const card = await live();
      const next = aCard(card.encounterId, { since: 7 });
      await scene().store.replaceCard(next, card.id);
      expect([await scene().store.liveCard(card.encounterId), await scene().store.card(card.id)]).toEqual([
        next,
        { ...card, live: false, until: 7 },
      ]);
    });

    test('knows the one further down on which its turn goes on', async () => {
      const card = await live();
      const next = aCard(card.encounterId, { since: 7 });
      await scene().store.replaceCard(next, card.id, true);
      expect((await scene().other.card(card.id))?.goesOn).toBe(next.id);
    });

    test('does not take the place of one that is no longer live', async () => {
      const card = await live();
      await scene().store.replaceCard(aCard(card.encounterId), card.id);
      expect(await scene().other.replaceCard(aCard(card.encounterId), card.id)).toBe('conflict');
    });

    test('is to be closed while it is neither live nor closed', async () => {
      const card = await live();
      await scene().store.retireCard(card.id, 9);
      expect((await scene().store.cardsUnfinished()).map(({ id }) => id)).toContain(card.id);
    });

    test('is not to be closed once it is', async () => {
      const card = await live();
      await scene().store.retireCard(card.id, 9);
      await scene().store.setCard(card.id, { closed: true });
      expect((await scene().store.cardsUnfinished()).map(({ id }) => id)).not.toContain(card.id);
    });

    test('is noted as written by who has seen what was written last', async () => {
      const card = await live();
      await scene().store.showCard(card.id, card.shows, { shows: 'new', drawn: 9 });
      expect(await scene().other.card(card.id)).toMatchObject({ shows: 'new', drawn: 9 });
    });

    test('is not noted as written where another has written it meanwhile', async () => {
      const card = await live();
      await scene().other.showCard(card.id, card.shows, { shows: 'theirs' });
      const done = await scene().store.showCard(card.id, card.shows, { shows: 'ours' });
      expect([done, (await scene().store.card(card.id))?.shows]).toEqual(['conflict', 'theirs']);
    });

    test('is looked for by the entries that it tells, and by the one whose end it may begin with', async () => {
      const card = await live();
      const next = aCard(card.encounterId, { since: 7 });
      await scene().store.replaceCard(next, card.id);
      const telling = async (number: number) =>
        (await scene().store.cardsTelling(card.encounterId, [number])).map(({ id }) => id);
      expect([await telling(3), await telling(7), await telling(8)]).toEqual([
        [card.id],
        [card.id, next.id],
        [next.id],
      ]);
    });
  });
}
