import type { Bank, Finding } from './bank.ts';
import { checkBlindGuessers } from './blind-guessers.ts';
import { checkBlueprint } from './blueprint.ts';
import { checkCulture, checkNameBalance } from './culture.ts';
import { checkAlikeItems, checkEqualOptions, checkSiblingNames } from './duplicates.ts';
import { checkGap } from './gap.ts';
import { checkGrammarCue } from './grammar-cue.ts';
import { checkGrammarLevel } from './grammar-level.ts';
import { checkIndependence } from './independence.ts';
import { checkKeyPosition } from './key-position.ts';
import { checkLanguages } from './languages.ts';
import { checkLength } from './length.ts';
import { checkPictures, type PictureFolder } from './pictures.ts';
import { checkReadingLevel } from './reading-level.ts';
import { checkReasons } from './reasons.ts';
import { checkShape } from './shape.ts';
import { checkVariety } from './variety.ts';
import { checkWordLevel } from './word-level.ts';
import { checkWording } from './wording.ts';

/** Every check of one bank, in the order of their numbers. */
export function checkBank(bank: Bank, pictures: PictureFolder): Finding[] {
  return [
    checkShape,
    checkBlueprint,
    checkKeyPosition,
    checkBlindGuessers,
    checkLength,
    checkEqualOptions,
    checkSiblingNames,
    checkGrammarCue,
    checkWording,
    checkGap,
    checkReadingLevel,
    checkWordLevel,
    checkGrammarLevel,
    checkReasons,
    checkVariety,
    checkCulture,
    (checked: Bank) => checkPictures(checked, pictures),
    checkIndependence,
    checkLanguages,
  ].flatMap((check) => check(bank));
}

/** The checks that look at all banks together. */
export function checkBanksTogether(banks: readonly Bank[]): Finding[] {
  return [...checkAlikeItems(banks), ...checkNameBalance(banks)];
}

/** One line of a report. */
export function line(bank: string, finding: Finding): string {
  return `${bank} ${finding.itemId}: ${finding.message} [check ${finding.check}]`;
}
