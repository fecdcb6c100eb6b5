export const sportsCarousel = {
  label: 'Five sports and where players look',
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
  slides: [
    {
      drawing: 'sports-cricket',
      title: 'Cricket',
      caption: 'The batter’s eyes go ahead to the spot where the ball will pitch.',
      drawingTitle:
        'A batter’s gaze waits on the spot where the ball will pitch, in front of bat and stumps.',
    },
    {
      drawing: 'sports-badminton',
      title: 'Badminton',
      caption: 'The gaze jumps ahead to where the shuttlecock will be.',
      drawingTitle:
        'A shuttlecock flies in an arc from the racket, and the gaze jumps ahead to where it will be.',
    },
    {
      drawing: 'sports-football',
      title: 'Football',
      caption: 'The player looks from the ball to the goalkeeper and the free corner.',
      drawingTitle:
        'An eye scans the ball, the goalkeeper and the free corner of the goal, where the ball will curve in.',
    },
    {
      drawing: 'sports-table-tennis',
      title: 'Table tennis',
      caption: 'The gaze is on the spot where the ball will bounce before it gets there.',
      drawingTitle:
        'A ball crosses the net of a table, and the gaze is already on the spot where it will bounce.',
    },
    {
      drawing: 'sports-shooting',
      title: 'Shooting',
      caption: 'Eye, sight and target lie on one straight line, and the gaze rests on it.',
      drawingTitle:
        'One straight line of sight runs from the eye through a ring sight to the centre of a ringed target.',
    },
  ],
} as const;
