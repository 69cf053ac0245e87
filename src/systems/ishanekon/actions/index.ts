import { buildActs } from '../base/build.ts';
import { hireActs } from '../base/hire.ts';
import { tearDownActs } from '../base/tearDown.ts';
import { levelActs } from '../character/acts/level.ts';
import { cinematic } from '../cinematic/act.ts';
import { heldActs } from '../held/acts.ts';
import { artifact } from '../items/artifact.ts';
import { craftActs } from '../items/craft.ts';
import { giveActs } from '../items/give.ts';
import { serviceActs } from '../items/services.ts';
import { shopActs } from '../items/shop.ts';
import { upgradeActs } from '../items/upgrade.ts';
import { useActs } from '../items/use.ts';
import { useAnAbility } from '../language/acts/ability.ts';
import { useAbilityItem } from '../language/acts/abilityItem.ts';
import { endOwn } from '../language/acts/endOwn.ts';
import { flashAttack } from '../language/acts/flashAttack.ts';
import { maneuver } from '../language/acts/maneuver.ts';
import { telepathy } from '../language/acts/telepathy.ts';
import { momentumActs } from '../momentum/acts.ts';
import { flyDown, flyUp } from '../space/flight.ts';
import { jump } from '../space/jump.ts';
import { move, sprint, takeMove } from '../space/moving.ts';
import { standUp } from '../status/acts.ts';
import { takeTurn } from '../turn/hold.ts';
import { askAgain } from '../turn/quiet.ts';
import { leaveUnion, unite } from '../turn/unions.ts';
import { boardActs } from '../vehicles/board.ts';
import { bringVehicle } from '../vehicles/bring.ts';
import { captainsOrder } from '../vehicles/captain.ts';
import { careActs } from '../vehicles/care.ts';
import { constructActs } from '../vehicles/construct.ts';
import { boostVehicle } from '../vehicles/engineer.ts';
import { fitActs } from '../vehicles/fit.ts';
import { worldActs } from '../world/acts.ts';
import type { Act } from './act.ts';
import { climb, climbDown, shakeOff } from './advanced/climb.ts';
import { command } from './advanced/command.ts';
import { disarm } from './advanced/disarm.ts';
import { breakFree, grab, letGo } from './advanced/grab.ts';
import { hide } from './advanced/hide.ts';
import { shove } from './advanced/shove.ts';
import { blind, trip } from './advanced/status.ts';
import { defend } from './defend.ts';
import { giveIn } from './giveIn.ts';
import { switchWeapons } from './hands.ts';
import { interact } from './interact.ts';
import { stabilize } from './stabilize.ts';
import { switchPlaces } from './switchPlaces.ts';
import { takeCover } from './takeCover.ts';

const powerActs: readonly Act[] = [maneuver, flashAttack, useAnAbility, endOwn, telepathy, useAbilityItem];
const moveActs: readonly Act[] = [move, takeMove, sprint, jump, flyUp, flyDown, standUp, switchPlaces];
const basicActs: readonly Act[] = [defend, giveIn, takeCover, switchWeapons, interact, stabilize];
const advancedActs: readonly Act[] = [
  ...[hide, grab, breakFree, letGo, shove, trip, blind, disarm],
  ...[climb, shakeOff, climbDown, command],
];
const turnActs: readonly Act[] = [takeTurn, ...heldActs(() => acts), unite, leaveUnion, askAgain];

/** Everything that can be done besides attacking, folder by folder, in the order in which it is offered. */
export const acts: readonly Act[] = [
  ...powerActs,
  ...moveActs,
  ...basicActs,
  ...advancedActs,
  cinematic,
  ...momentumActs,
  ...turnActs,
  ...levelActs,
  ...useActs,
  ...shopActs,
  ...giveActs,
  artifact,
  ...craftActs,
  ...upgradeActs,
  ...buildActs,
  ...tearDownActs,
  ...hireActs,
  ...serviceActs,
  ...worldActs,
  ...boardActs,
  ...[bringVehicle, captainsOrder, boostVehicle],
  ...careActs,
  ...constructActs,
  ...fitActs,
];

/** An act by its id. */
export const actById = (id: string): Act | undefined => acts.find((act) => act.id === id);
