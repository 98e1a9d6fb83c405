CREATE TABLE `ladders` (
	`account` text NOT NULL,
	`game` text NOT NULL,
	`tables` integer NOT NULL,
	`estimate` real NOT NULL,
	`points` text DEFAULT '{}' NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account`, `game`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ladders_rank` ON `ladders` (`game`,`estimate`);--> statement-breakpoint
CREATE TABLE `season_scores` (
	`account` text NOT NULL,
	`game` text NOT NULL,
	`season` text NOT NULL,
	`tables` integer NOT NULL,
	`won` integer NOT NULL,
	`estimate` real NOT NULL,
	PRIMARY KEY(`account`, `game`, `season`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `season_scores_rank` ON `season_scores` (`game`,`season`,`won`,`estimate`);--> statement-breakpoint
INSERT INTO `ladders` (`account`, `game`, `tables`, `estimate`, `at`)
SELECT r.`account`, r.`game`, r.`nth`, r.`mu` - 3 * r.`sigma`, r.`at` FROM `ratings` r
WHERE r.`nth` = (SELECT max(l.`nth`) FROM `ratings` l WHERE l.`account` = r.`account` AND l.`game` = r.`game`);
--> statement-breakpoint
INSERT INTO `season_scores` (`account`, `game`, `season`, `tables`, `won`, `estimate`)
SELECT s.`account`, s.`game`, s.`season`, s.`tables`, s.`won`, l.`mu` - 3 * l.`sigma` FROM (
	SELECT r.`account`, r.`game`,
		strftime('%Y', r.`at` / 1000, 'unixepoch') || '-Q' || ((strftime('%m', r.`at` / 1000, 'unixepoch') + 2) / 3) AS `season`,
		count(*) AS `tables`,
		sum(EXISTS (SELECT 1 FROM `results` t WHERE t.`table` = r.`table` AND t.`account` = r.`account` AND t.`place` = 1)) AS `won`,
		max(r.`nth`) AS `last`
	FROM `ratings` r GROUP BY 1, 2, 3
) s
JOIN `ratings` l ON l.`account` = s.`account` AND l.`game` = s.`game` AND l.`nth` = s.`last`;
