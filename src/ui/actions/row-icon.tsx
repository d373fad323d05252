const shapes = {
  more: '<circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/><circle cx="5" cy="12" r="1"/>',
  bookmark:
    '<path d="M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z"/>',
}

interface RowIconProps {
  shape: keyof typeof shapes
  className?: string
}

/** One element instead of the icon library's four, for lists that repeat it in each row. */
export const RowIcon = ({ shape, className = '' }: RowIconProps) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    className={`row-icon ${className}`}
    dangerouslySetInnerHTML={{ __html: shapes[shape] }}
  />
)
