import { describePlayscripts } from '../../support/playscript/describe.ts';

describePlayscripts(8, 8);
