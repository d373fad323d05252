export const STORAGE = 'kept-drafts'
