"""Both games as environments for learners: PettingZoo, Gymnasium, OpenSpiel. Needs the extra `cyberdeck[envs]`."""
