import type { App } from '../../app/index.ts';
import type { Readied } from '../../app/ready/lobby.ts';
import { outcomeOf } from '../../app/ready/outcome.ts';
import type { AnySystem } from '../../app/table.ts';
import { calledBy } from '../../view/creation.ts';
import type { View } from '../../view/message.ts';
import { lobbyView } from '../../view/ready/lobby.ts';
import { readyOverView } from '../../view/ready/over.ts';

/** A lobby as it stands. */
export function lobbyOf(system: Pick<AnySystem, 'foes'>, { record, fight }: Readied): View {
  const onSide = (of: 'foes' | 'players') =>
    fight.foes
      .filter(({ side }) => side === of)
      .map(({ foe, count }) => {
        const name = system.foes.find(({ id }) => id === foe)?.name ?? foe;
        return count === 1 ? name : `${count} × ${name}`;
      })
      .join(', ');
  return lobbyView(record, fight, { against: onSide('foes'), beside: onSide('players') });
}

/** What is shown once it is over. */
export async function overOf(
  { ports, ready }: App,
  { character }: Pick<AnySystem, 'character'>,
  { record, fight }: Pick<Readied, 'record' | 'fight'>,
): Promise<View> {
  const heroes = await ready.endings.heroes(record);
  return readyOverView(record.id, fight.name, heroes, await outcomeOf(ports, record), calledBy(character));
}
