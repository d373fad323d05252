export { ConfirmAction } from './confirm-action.tsx'
export { type Question, useQuestion } from './use-question.ts'
export { useReportedMutation } from './use-reported-mutation.tsx'
