import { requirePackages } from './debian.mjs'

/** Firefox answers WebDriver by itself; WebKit needs its driver, and a display. */
export const requireOtherBrowsers = () =>
  requirePackages({
    'firefox-esr': '/usr/bin/firefox-esr',
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/Xvfb',
  })
