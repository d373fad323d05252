export { FetchFailed, isUnreached } from './fetch-failed.tsx'
export { MoreFailed } from './more-failed.tsx'
export { ProblemText } from './problem-text.tsx'
export { offline, Refusal } from './refusal.ts'
