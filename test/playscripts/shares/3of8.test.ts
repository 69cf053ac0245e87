import { describePlayscripts } from '../../support/playscript/describe.ts';

describePlayscripts(3, 8);
