import type { paths } from '@laine/contract/paths.ts';

/** The ids by which links lead to a part of the page. */
export type SectionId = NonNullable<NonNullable<Parameters<typeof paths.settings>[0]>['section']>;
