/** Gives the focus to what a page begins with, unless somebody is typing over it already. */
export function focusOnArrival(element: HTMLElement | null | undefined) {
  if (!isTypingOver()) element?.focus({ preventScroll: true })
}

/** As in the palette, which can be opened while a page is still on its way. */
export const isTypingOver = () => document.activeElement?.matches('[role=dialog] input') === true
