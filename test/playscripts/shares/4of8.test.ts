import { describePlayscripts } from '../../support/playscript/describe.ts';

describePlayscripts(4, 8);
