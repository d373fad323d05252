// The list is longer than most screens: the current page is in view.
document.querySelector('#pages [aria-current]')?.scrollIntoView({ block: 'nearest' })
