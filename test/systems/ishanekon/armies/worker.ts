import { playShare } from '../../../support/random/share.ts';
import { battles } from './battle.ts';

playShare(battles);
