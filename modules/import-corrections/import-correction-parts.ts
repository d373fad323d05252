import type { ImportText } from '#modules/imports/screen/index.ts'

export { ProblemForm } from './screen/problem-form.tsx'
export { ProblemGroups } from './screen/problem-groups.tsx'

export const hint: ImportText = 'corrections.text'
