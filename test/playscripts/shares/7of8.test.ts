import { describePlayscripts } from '../../support/playscript/describe.ts';

describePlayscripts(7, 8);
