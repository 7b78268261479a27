import {
  listPolicies,
  type PolicyForm,
  previewPolicy,
} from '@fasih/school/catalogue/policy/versions-contract';
import { keepPreviousData } from '@tanstack/react-query';
import { live, queryOf } from '../../../lib/query.ts';

/** All versions of the course rules. */
export const policiesQuery = { ...queryOf(listPolicies, {}), ...live };

/** Who would be affected by these values. */
export const policyPreviewQuery = (body: PolicyForm) => ({
  ...queryOf(previewPolicy, { body }),
  placeholderData: keepPreviousData,
});
