import { describe, expect, it } from 'vitest';
import { craftedAs } from '../../../../src/systems/ishanekon/items/craft.ts';
import { hero } from '../support/people.ts';
import { acting, beingOf, between, done } from '../support/scenes.ts';

const gives = (detail: string | null, asGm = true) =>
  done(between({ tiz: hero() }), acting('tiz', 'artifact', { detail, asGm }));

describe('an artifact (Artifacts)', () => {
  it('is as its GM says, without a Tier', () => {
    expect(beingOf(gives('Storm Eye: it sees through fog'), 'tiz').items[0]?.profile).toMatchObject({
      ...{ kind: 'artifact', name: 'Storm Eye', text: 'it sees through fog', tier: 0 },
    });
  });

  it('is crafted by nobody', () => {
    const [thing] = beingOf(gives('Storm Eye'), 'tiz').items;
    expect(thing === undefined ? undefined : craftedAs(thing.profile)).toBeNull();
  });

  it("is the GM's alone to give", () => {
    expect(gives('Storm Eye', false).refusal?.code).toBe('gmOnly');
  });

  it.for([': no name', 'x'.repeat(61), `Eye: ${'x'.repeat(301)}`])('is refused as %s', (detail) => {
    expect(gives(detail).refusal?.code).toBe('notAnArtifact');
  });
});
