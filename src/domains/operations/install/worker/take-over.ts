/** Message from a page to the waiting worker: the user wants the new version now. */
export const TAKE_OVER = 'take over'
