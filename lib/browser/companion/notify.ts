export type NotificationAnswer = 'on' | 'denied' | 'failed';

/** Shows a notification in place of the one before; throws where a page may show none. */
export function notify(title: string): Notification {
  // The sound is the visitor's own choice.
  const notification = new Notification(title, { tag: 'break', silent: true });
  notification.onclick = () => focus();
  return notification;
}

/** Asks for the permission, within a click, and shows a first notification: Android may refuse that. */
export async function askToNotify(firstTitle: string): Promise<NotificationAnswer> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') {
      return 'denied';
    }
    notify(firstTitle);
    return 'on';
  } catch {
    return 'failed';
  }
}
