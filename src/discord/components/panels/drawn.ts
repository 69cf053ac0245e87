import { breathing } from '../../../app/breath.ts';
import type { View } from '../../../view/message.ts';
import { actView, type Shown } from '../../../view/panels/act.ts';
import type { Chosen, Desk } from '../../../view/panels/desk.ts';
import { oddsOf } from '../../../view/panels/odds.ts';

/** The panel of an act as things stand now. A hundred targets take a while to tell the odds of: others have their turn in between. */
export async function actPanel(desk: Desk, chosen: Chosen, shown: Shown = {}): Promise<View> {
  const breath = breathing();
  const telling = oddsOf(desk, chosen);
  let step = telling.next();
  while (step.done !== true) {
    await breath();
    step = telling.next();
  }
  return actView(desk, chosen, step.value, shown);
}
