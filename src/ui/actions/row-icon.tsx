const shapes = {
  rows: '<path d="M4 6h16M4 12h16M4 18h16"/>',
  tiles: '<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"/>',
  more: '<circle cx="12" cy="12" r="1"/><circle cx="19" cy="12" r="1"/><circle cx="5" cy="12" r="1"/>',
  star: '<path d="m12 2.5 2.94 5.95 6.56.96-4.75 4.63 1.12 6.53L12 17.48l-5.87 3.09 1.12-6.53L2.5 9.41l6.56-.96z"/>',
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
