import { useEffect } from 'react';
import { logOut } from '../../../platform/session/log-out.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { accessMessages } from '../access.messages.ts';
import * as look from '../../../ui/look/look.module.css';

/** Ends the session and shows login, without a redirect back. */
export function LogoutScreen() {
  const t = useMessages(accessMessages);
  const navigate = useNavigate();
  useEffect(() => {
    void logOut();
    navigate('/login', { replace: true });
  }, [navigate]);
  return (
    <p role="status" className={look.visuallyHidden}>
      {t.logout.busy}
    </p>
  );
}
