import { abilityActs } from '../abilities/acts/index.ts';
import { attackActs } from '../attack/index.ts';
import { characterActs } from '../character/acts/index.ts';
import { nameDrawback } from '../checks/drawback.ts';
import { attach } from '../gear/attach.ts';
import { bandage } from '../gear/bandage.ts';
import { light, point } from '../gear/light.ts';
import { linkScanner, scan } from '../gear/scan.ts';
import { talk } from '../gear/talk.ts';
import { quickRecharge, recharge } from '../gear/recharge.ts';
import { quickReload, reload, reloadGun } from '../gear/reload.ts';
import { powerActs } from '../powers/acts.ts';
import { changeSeat, getIn, getOut } from '../vehicles/boarding.ts';
import { deploy } from '../vehicles/deploy.ts';
import { drive } from '../vehicles/drive.ts';
import { switchEngine } from '../vehicles/engines.ts';
import { ridingOn } from '../vehicles/onTheWay.ts';
import { dontSeize, seize } from '../turn/seizeAct.ts';
import type { Act } from './act.ts';
import { changeHands, drop } from './hands.ts';
import { getUp, move } from './move.ts';
import { pickUp } from './pickUp.ts';

const moveActs: readonly Act[] = [move, getUp];
const handActs: readonly Act[] = [changeHands, pickUp, drop];
const turnActs: readonly Act[] = [seize, dontSeize];
const checkActs: readonly Act[] = [nameDrawback];
const gearActs: readonly Act[] = [
  reload,
  quickReload,
  reloadGun,
  recharge,
  quickRecharge,
  bandage,
  attach,
  talk,
  light,
  point,
  scan,
  linkScanner,
];
const vehicleActs: readonly Act[] = [getIn, getOut, changeSeat, drive, ridingOn, switchEngine, deploy];

/** Everything that can be done besides attacking, folder by folder, in the order in which it is offered. */
export const acts: readonly Act[] = [
  ...attackActs,
  ...moveActs,
  ...abilityActs,
  ...vehicleActs,
  ...handActs,
  ...gearActs,
  ...powerActs,
  ...turnActs,
  ...checkActs,
  ...characterActs,
];

/** An act by its id. */
export const actById = (id: string): Act | undefined => acts.find((act) => act.id === id);
