export { FormSheet } from './form-sheet.tsx'
export { messageName } from './mistakes.ts'
export { type Form, useForm } from './use-form.ts'
