import { describePlayscripts } from '../../support/playscript/describe.ts';

describePlayscripts(2, 8);
