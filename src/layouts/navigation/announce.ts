let region: HTMLElement | undefined

/** Screen readers only speak changes of a live region that was there before. */
export function prepareAnnouncements() {
  region ??= document.createElement('p')
  region.className = 'sr-only'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
}

export function announce(text: string) {
  if (region) region.textContent = text
}
