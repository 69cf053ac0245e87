import type { Readied } from '../../app/ready/lobby.ts';
import type { OwnHero } from '../../app/ready/ending.ts';
import type { AnySystem } from '../../app/table.ts';
import type { View } from '../../view/message.ts';
import { lobbyView } from '../../view/ready/lobby.ts';
import { readyOverView } from '../../view/ready/over.ts';

/** A lobby as it stands. */
export function lobbyOf(system: Pick<AnySystem, 'foes'>, { record, fight }: Readied): View {
  const foes = fight.foes.map(({ foe, count }) => {
    const name = system.foes.find(({ id }) => id === foe)?.name ?? foe;
    return count === 1 ? name : `${count} × ${name}`;
  });
  return lobbyView(record, fight, foes.join(', '));
}

/** What is shown once it is over. */
export const overOf = ({ record, fight }: Readied, heroes: readonly OwnHero[]): View =>
  readyOverView(record.id, fight.name, heroes);
