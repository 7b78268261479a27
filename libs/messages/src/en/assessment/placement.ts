import type { placement as shape } from '../../id/assessment/placement.ts';
import { areas, areaWords } from '../courses/area-words.ts';
import { count, number } from '../number.ts';

export const placement: typeof shape = {
  title: 'Placement Test',
  lead: 'A short check to find your starting point. Not an exam and not a certificate: the result helps us choose the class that fits you.',
  steps: ['Choose Your Package', 'Choose Payment', 'Placement Test'],
  how: {
    title: 'How it works',
    questions: '20 questions, 30 minutes. One question at a time.',
    saved: 'Every answer is saved at once. Page closed or no signal? Go on where you were.',
    back: 'You may go back and change answers until the time is up.',
    clock: 'Once started, the clock keeps running, also while the page is closed.',
    honest: 'Work alone, without a dictionary or translator. An honest level makes the lessons fit.',
    kids: 'For children: a parent may help with the device, but not with the answers.',
  },
  banks: { kids: 'Kids, ages 6–12', teen: 'Teen, ages 13–17', adult: 'Adult, 18 and older' },
  start: 'Start the test',
  starting: 'Preparing your questions…',
  goOn: 'Go on with the test',
  seeResult: 'See the result',
  states: { toStart: 'Not started', running: 'Running', finished: 'Finished' },
  who: 'Who takes the test?',
  whoHint: 'Every learner has a test of their own.',
  visitor: 'Without an account',
  visitorNote:
    "You are working without an account: the result shows once on this screen and is not kept under anybody's name.",
  noCourse: 'No course yet',
  noCourseNote:
    "This account has no course yet: the result shows once on this screen and is not kept under anybody's name.",
  signInFirst: {
    bought: 'Bought already? Sign in',
    title: 'Have you bought a course?',
    text: 'Sign in first, so that the result is kept for the learner.',
    signIn: 'Sign in',
  },
  choosePackage: 'Choose a program',
  loadFailed: 'The test could not be loaded. Nothing is lost: the answers you have given are saved.',
  question: (p: { n: number; of: number }) => `Question ${p.n} of ${p.of}`,
  text: 'Text',
  options: 'Choose one answer',
  gap: 'gap',
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish Test',
  answerFirst: 'Choose an answer first, or jump with the question list.',
  grid: {
    title: 'Question list',
    open: (p: { answered: number; of: number }) => `Question list, ${p.answered}/${number(p.of)} answered`,
    close: 'Close the question list',
    answeredOf: (p: { answered: number; of: number }) => `${number(p.answered)} of ${number(p.of)} answered`,
    cell: (p: { n: number; answered: boolean }) =>
      `Question ${p.n}, ${p.answered ? 'answered' : 'not answered yet'}`,
    current: 'On the screen',
    answered: 'Answered',
    unanswered: 'Not answered yet',
    allAnswered: 'All questions are answered. Check once more if you like, or finish now.',
  },
  time: {
    left: 'Time left',
    five: 'Five minutes left.',
    one: 'One minute left. Your answers save themselves.',
  },
  saving: { saved: 'Saved', saving: 'Saving…', kept: 'Offline, kept on this device' },
  leave: {
    title: 'The test is still running',
    text: 'The test is still running and the clock keeps going, also while you are away. Your answers are saved, and you can come back before the time is up.',
    stay: 'Stay in the test',
    go: 'Leave the page',
  },
  gaps: {
    title: (p: { count: number }) => `${count(p.count, 'question has', 'questions have')} no answer`,
    text: 'A question without an answer counts as wrong. After finishing, answers can no longer be changed.',
    check: 'Check again',
  },
  ending: {
    title: 'Working out your result…',
    waiting: 'Waiting for the connection',
    timeUp: 'Time is up',
    timeUpOffline: (p: { minutes: number }) =>
      `Time is up. Your answers are kept and will be sent when you are connected again, within ${count(p.minutes, 'minute', 'minutes')} at the latest.`,
    offline:
      'You are offline. Your answers are kept on this device and will be sent as soon as you are connected again. Leave this page open.',
    late: 'It is too late to send them now. When you are connected again, the test is scored from the answers that reached the server.',
  },
  lost: {
    title: 'This test cannot go on here',
    text: 'You may have signed out in another tab. Answers that were not sent yet are still on this device. Sign in again, then go on.',
    gone: 'The result of a test without an account shows only once, right after the end. A test with an account can be opened again after signing in.',
    toStart: 'To the start of the test',
  },
  result: {
    title: 'Test Finished!',
    greeting: (p: { name: string }) => `Well done, ${p.name}, you made it to the end!`,
    level: 'Your level',
    score: 'Score',
    correctOf: (p: { correct: number; total: number }) =>
      `${number(p.correct)} of ${number(p.total)} questions right`,
    meanings: {
      kids: {
        Beginner: 'You are just meeting English. We start with first words and sentences, and we play.',
        Intermediate: 'You know simple words and sentences. We help them grow until they come easily.',
        Advanced: 'You are sure of simple sentences. You are ready to tell us more.',
      },
      teen: {
        Beginner: 'Your basics are growing. First we make everyday sentences strong.',
        Intermediate:
          'You understand English for simple everyday situations. We widen them until you feel at ease.',
        Advanced: 'You are sure of everyday sentences. Next come opinions, stories and reasons.',
      },
      adult: {
        Beginner: 'You are building the basics: simple sentences for everyday needs.',
        Intermediate:
          'You understand English for everyday situations and are ready to explain and to tell stories.',
        Advanced: 'You are independent in many situations. Next: more exact, more at ease, more convincing.',
      },
    },
    cefr: {
      kids: {
        Beginner: 'CEFR: Pre-A1, just starting',
        Intermediate: 'CEFR: A1 growing',
        Advanced: 'CEFR: A1 secure, ready for A2',
      },
      teen: {
        Beginner: 'CEFR: A1 growing',
        Intermediate: 'CEFR: A2 growing',
        Advanced: 'CEFR: A2 secure, B1 mostly there',
      },
      adult: {
        Beginner: 'CEFR: A1–A2',
        Intermediate: 'CEFR: A2–B1',
        Advanced: 'CEFR: B1 secure, B2 growing',
      },
    },
    doubt:
      'With 20 questions this score is not exact: taken again, it would differ by at most 10 points two times out of three.',
    borderline: (p: { level: string; other: string }) =>
      `Most likely ${p.level}, close to ${p.other}. Your teacher confirms it in a speaking check.`,
    tooFast:
      'Many questions were answered very fast, so this result may not show what you can do. Tell your teacher about it.',
    areasTitle: 'Area by area',
    areas,
    words: areaWords,
    kidsTry: 'try this next',
    notTested:
      'Listening and speaking are not tested here; your teacher checks them by the end of meeting 2.',
    nextTitle: 'What comes next',
    classInfo: 'Your class information arrives by e-mail within 24 hours.',
    invite: 'Choose a package that fits your level, and we find a teacher and a schedule.',
    seePackages: 'See packages',
    once: 'A result without an account shows only here. Note your level, or register so that the next one is kept.',
    onceNoCourse:
      'A result without a course shows only here. Note your level; once a course is bought, the result is kept.',
    retake: (p: { day: string }) => `You can take the test again from ${p.day}.`,
    retakeNow: 'Take the test again',
    toClasses: 'To my classes',
    toLogin: 'Back to the Login Page',
  },
  allowRetake: {
    open: 'Allow another placement test',
    title: (p: { name: string }) => `Let ${p.name} take the placement test again?`,
    text: 'Usually it opens again 30 days after the first one. The family is told; the new result replaces the present level.',
    reason: 'Reason',
    yes: 'Allow it',
    no: 'Cancel',
    done: 'The test is open again. The family has been told.',
  },
  problems: {
    noCategory: 'Placement test category not found. Please choose a program first.',
    noQuestions: 'No questions are available for this category.',
    done: 'This placement test is finished. It can be taken again 30 days later, or earlier if a teacher allows it.',
    tooManyToday:
      'Three tests were already started from this network today. Try again tomorrow, or sign in to your account.',
    chooseLearner: 'Several learners are waiting for a placement test. Choose who takes it.',
    notFound: 'This test was not found.',
    notTaken: 'This learner has not finished a placement test yet, so there is nothing to repeat.',
    over: 'This test has ended, so its answers cannot be changed any more.',
  },
};
