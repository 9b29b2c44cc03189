import { testsOf } from './tests-of.ts';

testsOf('new-match');
