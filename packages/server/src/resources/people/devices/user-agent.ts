/** Parsing of a User-Agent header with a maintained library; unknown parts are null. */
import Bowser from 'bowser';

export interface ReadUserAgent {
  readonly osName: string | null;
  readonly osFullVersion: string | null;
  /** One of `smartphone`, `tablet`, `desktop`, `tv`, `bot`. */
  readonly deviceType: string | null;
  /** Vendor and model, such as `Apple iPhone`. */
  readonly deviceName: string | null;
  readonly browserName: string | null;
  readonly browserFullVersion: string | null;
}

const nothingRead: ReadUserAgent = {
  osName: null,
  osFullVersion: null,
  deviceType: null,
  deviceName: null,
  browserName: null,
  browserFullVersion: null,
};

const deviceTypes: Readonly<Record<string, string>> = { mobile: 'smartphone' };

const known = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/** Returns the version. Windows reports NT 10.0, which people and the contract's samples call 10. */
function osVersion(os: Bowser.Parser.OSDetails): string | null {
  return os.name === 'Windows' ? known(os.versionName) : known(os.version);
}

export function readUserAgent(userAgent: string | null): ReadUserAgent {
  if (userAgent === null || userAgent.trim() === '') return nothingRead;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const type = known(platform.type);
  const maker = [platform.vendor, platform.model].filter((part) => known(part) !== null);
  return {
    osName: known(os.name),
    osFullVersion: osVersion(os),
    deviceType: type === null ? null : (deviceTypes[type] ?? type),
    deviceName: platform.model === undefined ? null : maker.join(' '),
    browserName: known(browser.name),
    browserFullVersion: known(browser.version),
  };
}
