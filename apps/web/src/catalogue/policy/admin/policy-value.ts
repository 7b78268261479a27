import { POLICY_FIELDS, type PolicyFieldName } from '@fasih/school/catalogue/policy/values';
import { useTexts } from '../../../lib/language.tsx';

/** How a stored value reads: `24 jam` for 86,400 seconds. */
export function usePolicyValue(): (field: PolicyFieldName, value: number) => string {
  const { units } = useTexts('settings').policy;
  return (field, value) => {
    const { unit, factor } = POLICY_FIELDS[field];
    return units[unit]({ n: value / factor });
  };
}
