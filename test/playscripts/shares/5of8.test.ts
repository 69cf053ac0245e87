import { describePlayscripts } from '../../support/playscript/describe.ts';

describePlayscripts(5, 8);
