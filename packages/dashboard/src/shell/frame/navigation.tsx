/** Pages that the user may open, in groups. */
import { Link } from '@tanstack/react-router';
import { Icon } from '../../kit/icon.tsx';
import { useLanguage, useTexts } from '../../texts/use-texts.tsx';
import { pageGroups } from '../page.ts';
import { useEnvironment } from '../session.ts';
import { useListedPages } from '../use-listed-pages.ts';
import styles from './navigation.module.css';

export function Navigation({ onGo }: { readonly onGo?: () => void }) {
  const { shell } = useTexts();
  const language = useLanguage();
  const { kind } = useEnvironment();
  const listed = useListedPages();
  return (
    <div className={styles['navigation']}>
      {pageGroups.map((group) => {
        const entries = listed.filter((page) => page.group === group && page.isOwn !== true);
        if (entries.length === 0) return null;
        return (
          <div key={group}>
            <h2 className={styles['group']}>{shell.groups[group]}</h2>
            <ul>
              {entries.map(({ name, path, icon, title }) => (
                <li key={name}>
                  <Link
                    to={path === '' ? `/${kind}` : `/${kind}/${path}`}
                    activeOptions={{ exact: path === '', includeSearch: false }}
                    className={styles['entry'] ?? ''}
                    {...(onGo === undefined ? {} : { onClick: onGo })}
                  >
                    <Icon name={icon} />
                    {title[language]}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
