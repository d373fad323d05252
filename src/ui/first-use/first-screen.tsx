/** The id of what is on the page when it is painted for the first time. */
export const FIRST_SCREEN = 'first-screen'

/**
 * Lets the page be painted only when the part with that id has come: of a screen that is painted in halves, the first half
 * moves when the second comes.
 */
export const AwaitFirstScreen = () => (
  <link rel="expect" href={`#${FIRST_SCREEN}`} blocking="render" />
)
