export { catalogue } from '#domains/catalogue/parts.ts'
export { identity } from '#domains/identity/parts.ts'
