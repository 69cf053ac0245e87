import { describePlayscripts } from '../../support/playscript/describe.ts';

describePlayscripts(1, 8);
