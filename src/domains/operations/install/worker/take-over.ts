/** Said by a page to a worker that waits: the person wants the new version now. */
export const TAKE_OVER = 'take over'
